declare module 's3rver' {
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      vhostBuckets: boolean;
      configureBuckets: { name: string }[];
    });
    middleware: ((
      ctx: { method: string; path: string; query: Record<string, string | undefined>; status: number; body: unknown },
      next: () => Promise<void>,
    ) => Promise<void>)[];
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
