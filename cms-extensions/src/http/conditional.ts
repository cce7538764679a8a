/** Whether `If-None-Match` names this tag: any of a list, weak or strong, or `*` (RFC 9110, 13.1.2). */
export const matchesEtag = (header: string | undefined, etag: string): boolean => {
  if (!header) return false;
  if (header === etag || header.trim() === '*') return true;
  const plain = etag.replace(/^W\//, '');
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === plain);
};
