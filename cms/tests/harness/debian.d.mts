/** Path of a program of Debian's; null where there is none to be had. */
export function debianProgram(name: 'promtool' | 'nginx'): Promise<string | null>;
