/** The address when a browser may follow it out of the portal: http(s) only, anything else is null. */
export const linkExterno = (endereco: string): string | null => {
  try {
    const url = new URL(endereco.trim());
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
  } catch {
    return null;
  }
};
