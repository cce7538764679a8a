const ID = /^[\w-]{11}$/;
const SITES = /^(www\.|m\.|music\.)?(youtube\.com|youtube-nocookie\.com)$/;

const idNoEndereco = ({ hostname, pathname, searchParams }: URL): string | undefined => {
  if (hostname === 'youtu.be') return pathname.slice(1);
  if (!SITES.test(hostname)) return undefined;
  const [, pasta = '', id] = pathname.split('/');
  if (pasta === 'watch') return searchParams.get('v') ?? undefined;
  return ['embed', 'shorts', 'live', 'v'].includes(pasta) ? id : undefined;
};

/** The id of a video of YouTube, by whichever of its addresses staff pasted, or bare; null for anything else. */
export const idDoVideo = (video: string): string | null => {
  const texto = video.trim();
  if (ID.test(texto)) return texto;
  try {
    const id = idNoEndereco(new URL(texto));
    return id !== undefined && ID.test(id) ? id : null;
  } catch {
    return null;
  }
};
