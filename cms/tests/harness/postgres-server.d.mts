export interface PostgresServer {
  /** Address of the maintenance database. */
  url: string;
  /** Its temporary folder, which its user may enter. */
  folder: string;
  pid(): number;
  /** SIGINT: fast, SIGQUIT: immediate. Its data stay. */
  end(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  /** After `end`: the same server again, with other settings if given. */
  begin(settings?: Record<string, string | number>): Promise<void>;
  /** Ends it and takes its data away. */
  stop(): Promise<void>;
}
export function startPostgres(
  port: number,
  settings?: Record<string, string | number>,
  home?: string,
): Promise<PostgresServer>;
