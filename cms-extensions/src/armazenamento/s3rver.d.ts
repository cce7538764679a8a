/** What is used of s3rver, which brings no types of its own. */
declare module '@20minutes/s3rver' {
  type Middleware = (ctx: { app: object; url: string }, next: () => Promise<void>) => Promise<void>;
  class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string }[];
    });
    middleware: Middleware[];
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
  export = S3rver;
}
