/** What is used of the native bcrypt, which brings no types of its own. */
declare module 'bcrypt' {
  export function hash(password: string, rounds: number): Promise<string>;
  export function compare(password: string, digest: string): Promise<boolean>;
}
