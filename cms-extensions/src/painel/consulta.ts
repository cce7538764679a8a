/** Path of attribute names through the schema that a query follows; `*` for all there are. */
export type Caminho = readonly string[];

const isObjeto = (valor: unknown): valor is Record<string, unknown> =>
  typeof valor === 'object' && valor !== null;

/** An operator (`$and`, `$eq`), or a place in a list: no attribute. */
const isPasso = (chave: string): boolean => !/^(\$|\d+$)/.test(chave);

const passosDe = (texto: string): string[] => texto.split('.').map((passo) => passo.trim());

/**
 * Keys of nested objects and lists, all the way down: the shape of filters, and of sorting written as an object. A condition
 * is one way, however many values it compares with.
 */
const porChaves = (valor: unknown, ate: Caminho): Caminho[] => {
  if (!isObjeto(valor)) return [ate];
  const abaixo = Object.entries(valor)
    .flatMap(([chave, dentro]) =>
      porChaves(dentro, isPasso(chave) ? [...ate, ...passosDe(chave)] : ate),
    )
    .filter((caminho) => caminho.length > ate.length);
  return abaixo.length > 0 ? abaixo : [ate];
};

/** `a.b:asc,c`, as sorting and populating are written. */
const porTexto = (valor: unknown, ate: Caminho): Caminho[] | null =>
  typeof valor === 'string'
    ? valor.split(',').map((um) => [...ate, ...passosDe(um.split(':')[0] ?? '')])
    : null;

const porOrdem = (valor: unknown, ate: Caminho): Caminho[] => {
  const escrita = porTexto(valor, ate);
  if (escrita) return escrita;
  if (!isObjeto(valor)) return [];
  // A list (`sort[0]=a.b`) holds texts; a tree ends in `asc` or `desc`.
  return Object.entries(valor).flatMap(([chave, dentro]) =>
    isPasso(chave)
      ? porChaves(dentro, [...ate, ...passosDe(chave)])
      : (porTexto(dentro, ate) ?? porChaves(dentro, ate)),
  );
};

const porPopular = (valor: unknown, ate: Caminho): Caminho[] => {
  if (valor === true || valor === 'true') return [[...ate, '*']];
  const escrita = porTexto(valor, ate);
  if (escrita) return escrita;
  if (!isObjeto(valor)) return [];
  return Object.entries(valor).flatMap(([chave, dentro]) => {
    if (!isPasso(chave)) return porPopular(dentro, ate);
    const aqui = [...ate, ...passosDe(chave)];
    return [aqui, ...(isObjeto(dentro) ? caminhosDaConsulta(dentro, aqui) : [])];
  });
};

/** Ways through the schema that a query of the admin API takes to filter or to sort. */
export const caminhosDaEscolha = (
  { filters, sort }: Record<string, unknown>,
  ate: Caminho = [],
): Caminho[] => [...porChaves(filters, ate), ...porOrdem(sort, ate)];

/** Ways it takes to bring relations along. */
export const caminhosDoQueTraz = (
  { populate }: Record<string, unknown>,
  ate: Caminho = [],
): Caminho[] => porPopular(populate, ate);

/** Every way through the schema that a query takes. */
export const caminhosDaConsulta = (
  consulta: Record<string, unknown>,
  ate: Caminho = [],
): Caminho[] => [...caminhosDaEscolha(consulta, ate), ...caminhosDoQueTraz(consulta, ate)];
