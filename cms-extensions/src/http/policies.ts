/** Who may pass a route. Every one returns a boolean on every path: Strapi lets `undefined` in (style 5). */
export const policies = {
  /** Everybody, logged in or not. */
  todos: (): boolean => true,
};
