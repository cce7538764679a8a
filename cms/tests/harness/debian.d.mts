/** Path of a program of Debian's; null where there is none to be had. */
export function debianProgram(name: 'promtool' | 'nginx' | 'pgbouncer'): Promise<string | null>;
/** Where a program that was unpacked finds the libraries unpacked beside it; '' for one that is installed. */
export function debianLibraries(program: string): string;
