/** What is used of how yup makes a test of a schema, which it types nowhere. */
declare module 'yup/lib/util/createValidation' {
  type Done = (error: unknown, value?: unknown) => void;
  interface Config {
    name?: string;
    test: (this: unknown, value: unknown, context: unknown) => unknown;
  }
  type Validate = ((asked: object, done: Done) => void) & { OPTIONS?: Config };
  const createValidation: (config: Config) => Validate;
  export { createValidation as default };
}
