import { caminhoDe, comCabecalho, isLeitura, lerJson, type Pedir, VISTO } from './pedir';

/** Of an answer: the `updatedAt` that this write left. */
const GRAVADO = 'Portal-Gravado-Em';

const DE_UM_REGISTRO =
  /^\/content-manager\/(?:single-types\/[^/]+|collection-types\/[^/]+\/[a-z0-9]{24})(\/actions\/(?:publish|unpublish|discard))?$/;

/** The entry that a call reads or writes; null where it is about none, or about many. */
export const registroDe = (url: string): string | null => {
  const { pathname = '' } = caminhoDe(url) ?? {};
  const achado = DE_UM_REGISTRO.exec(pathname);
  return achado && pathname.slice(0, pathname.length - (achado[1] ?? '').length);
};

/** What this window saw last of each entry, for what is sent without a form. */
const vistos = new Map<string, string>();
/** What came of a version by this window's own writes: its form still names the version before. */
const sucessores = new Map<string, string>();

const maisNovo = (visto: string): string => {
  let ultimo = visto;
  for (let seguinte = sucessores.get(ultimo); seguinte; seguinte = sucessores.get(ultimo))
    ultimo = seguinte;
  return ultimo;
};

const vistoNoCorpo = (opcoes: RequestInit | undefined): string | undefined => {
  if (typeof opcoes?.body !== 'string') return undefined;
  const corpo = JSON.parse(opcoes.body) as { updatedAt?: unknown } | null; // what the panel has just made
  return typeof corpo?.updatedAt === 'string' ? corpo.updatedAt : undefined;
};

const lembrar = async (resposta: Response, registro: string): Promise<void> => {
  const lido = (await lerJson(resposta)) as { data?: { updatedAt?: unknown } } | null;
  if (typeof lido?.data?.updatedAt === 'string') vistos.set(registro, lido.data.updatedAt);
};

/** Decorator: Strapi's forms know nothing of versions, so what they send goes out with the one they show. */
export const comVersoes =
  (pedir: Pedir): Pedir =>
  async (url, opcoes) => {
    const registro = registroDe(url);
    if (!registro) return pedir(url, opcoes);
    if (isLeitura(opcoes)) {
      const resposta = await pedir(url, opcoes);
      // The published version is another one, which no form changes.
      if (resposta.ok && caminhoDe(url)?.searchParams.get('status') !== 'published')
        await lembrar(resposta, registro);
      return resposta;
    }
    const visto = vistoNoCorpo(opcoes) ?? vistos.get(registro);
    const enviado = visto && maisNovo(visto);
    const resposta = await pedir(url, enviado ? comCabecalho(opcoes, VISTO, enviado) : opcoes);
    const gravado = resposta.headers.get(GRAVADO);
    if (resposta.ok && gravado && visto && gravado !== enviado)
      sucessores.set(maisNovo(visto), gravado);
    return resposta;
  };
