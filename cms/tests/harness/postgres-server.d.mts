export interface PostgresServer {
  /** Address of the maintenance database. */
  url: string;
  stop(): Promise<void>;
}
export function startPostgres(port: number): Promise<PostgresServer>;
