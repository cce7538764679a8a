import { lerUrl } from './ler-url';

/** A link fit for an `href`: http(s), or a path or hash of the portal itself. Anything else, `javascript:` above all, becomes ''. */
export const safeLink = (link: string | null | undefined): string => {
  const text = link?.trim() ?? '';
  if (/^(\/(?![/\\])|#)/.test(text)) return text;
  const protocol = lerUrl(text)?.protocol;
  return protocol === 'http:' || protocol === 'https:' ? text : '';
};
