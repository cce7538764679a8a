import { type Caminho, caminhosDaEscolha, caminhosDoQueTraz } from './consulta';

/** What is read of an attribute. */
interface Atributo {
  type: string;
  target?: string;
  component?: string;
  /** Of a relation, as `oneToMany`. */
  relation?: string;
  /** Of files and of components: several of them. */
  multiple?: boolean;
  repeatable?: boolean;
}

/** The attributes of a type or component, by its uid. */
export type LerAtributos = (uid: string) => Readonly<Record<string, Atributo>> | undefined;

/** Most joins of one question: each is up to two tables, of which SQLite takes 64. */
const MAIS_JUNCOES = 20;
/** Most of them to many: each multiplies what the database goes through. */
const MAIS_JUNCOES_A_VARIOS = 3;

const ARQUIVO = 'plugin::upload.file';

/** Whether each step of a way that leaves its type leads to many; what the type does not have leads nowhere. */
const juncoesDe = (ler: LerAtributos, uid: string, caminho: Caminho): boolean[] => {
  const juncoes: boolean[] = [];
  let aqui: string | undefined = uid;
  for (const passo of caminho) {
    if (passo === '*') return [...juncoes, true];
    const atributo: Atributo | undefined = aqui === undefined ? undefined : ler(aqui)?.[passo];
    if (!atributo) return juncoes;
    const { type, target, component, relation = '', multiple, repeatable }: Atributo = atributo;
    aqui = type === 'media' ? ARQUIVO : (target ?? component);
    if (aqui === undefined && type !== 'relation') return juncoes;
    juncoes.push(/many$/i.test(relation) || multiple === true || repeatable === true);
  }
  return juncoes;
};

const quantosA = (juncoes: readonly boolean[]): number => juncoes.filter(Boolean).length;

/**
 * DoS guard: whether a query of the admin API joins more than a database goes through while somebody waits. SQLite answers one
 * question at a time, and everybody else waits for it. To choose entries a way leads to many once, and few do; what is brought
 * along leads to many from the entry itself only.
 */
export const isPesada = (
  ler: LerAtributos,
  uid: string,
  consulta: Record<string, unknown>,
): boolean => {
  const escolha = caminhosDaEscolha(consulta).map((caminho) => juncoesDe(ler, uid, caminho));
  const todas = escolha.flat();
  return (
    todas.length > MAIS_JUNCOES ||
    quantosA(todas) > MAIS_JUNCOES_A_VARIOS ||
    escolha.some((juncoes) => quantosA(juncoes) > 1) ||
    caminhosDoQueTraz(consulta).some((caminho) =>
      juncoesDe(ler, uid, caminho).slice(1).includes(true),
    )
  );
};

/** The longest page of the panel. */
const MAIOR_LISTA = 100;

/**
 * The same of what is sent: whether a list in it is longer than the panel's own screens send, each item a piece of work. What a
 * type keeps as it comes is none: the order of a singer's songs goes to and fro with the singer.
 */
export const temListaLonga = (
  corpo: unknown,
  atributos: ReturnType<LerAtributos> = {},
): boolean => {
  const campos: Record<string, unknown> =
    typeof corpo === 'object' && !Array.isArray(corpo) ? { ...corpo } : { corpo };
  // No recursion: what somebody sends may be as deep as it is long.
  const valores = Object.entries(campos)
    .filter(([campo]) => atributos[campo]?.type !== 'json')
    .map(([, valor]) => valor);
  for (const valor of valores) {
    if (typeof valor !== 'object' || valor === null) continue;
    if (Array.isArray(valor) && valor.length > MAIOR_LISTA) return true;
    for (const dentro of Object.values(valor)) valores.push(dentro);
  }
  return false;
};
