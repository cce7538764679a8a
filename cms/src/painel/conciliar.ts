import { comAjustes, ler, type Ajustes, type Configuracao, type Modelo } from './ajustes';

const igual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

type Formulario = { name: string }[][];

/** A layout without the fields that `ficam` leaves out: Strapi adds and drops fields as the schema changes. */
const soCom = (valor: unknown, ficam: (nome: string) => boolean): unknown => {
  if (!Array.isArray(valor)) return valor;
  if (!Array.isArray(valor[0])) return (valor as string[]).filter(ficam);
  return (valor as Formulario)
    .map((linha) => linha.filter(({ name }) => ficam(name)))
    .filter((linha) => linha.length > 0);
};

const nomesEm = (valor: unknown): string[] =>
  (valor as (string | Formulario[number])[]).flatMap((item) =>
    typeof item === 'string' ? [item] : item.map(({ name }) => name),
  );

/** Where the record keeps which fields the type had, to know what Strapi added or dropped since. */
const CAMPOS = '@campos';

/** Whether what is stored is still what was applied, apart from fields the schema got or lost since. */
const aindaNosso = (
  caminho: string,
  aplicado: Ajustes,
  atual: unknown,
  { attributes }: Modelo,
): boolean => {
  if (!caminho.startsWith('layouts/')) return igual(aplicado[caminho], atual);
  // Only this module writes there.
  const antes = new Set(aplicado[CAMPOS] as readonly string[]);
  return igual(
    soCom(aplicado[caminho], (nome) => nome in attributes || !antes.has(nome)),
    soCom(atual, (nome) => antes.has(nome) || !(nome in attributes)),
  );
};

const crescente = (posicoes: number[]): boolean =>
  posicoes.every((posicao, i) => i === 0 || posicao > (posicoes[i - 1] ?? -1));

/** Whether nobody has touched this value since Strapi made it up from the schema. */
const deFabrica = (caminho: string, atual: unknown, modelo: Modelo): boolean => {
  if (caminho.startsWith('layouts/')) {
    const ordem = ['id', ...Object.keys(modelo.attributes)];
    return crescente(nomesEm(atual).map((nome) => ordem.lastIndexOf(nome)));
  }
  const [parte, campo, , chave] = caminho.split('/');
  if (parte === 'settings') return true;
  if (chave === 'editable') return atual === true;
  return chave === 'label' ? atual === campo : chave === 'mainField' || (atual ?? '') === '';
};

/**
 * Three-way merge of what the code wants, what it applied last and what is stored: what to write, and what to remember
 * as written by the code. A value is replaced only while it is still the one applied last, or Strapi's own: what staff
 * changed by hand stays.
 */
export const conciliar = (
  modelo: Modelo,
  atual: Configuracao,
  desejado: Ajustes,
  aplicado: Ajustes,
): { nova: Configuracao | null; aplicado: Ajustes } => {
  const escrever: Record<string, unknown> = {};
  const lembrar: Record<string, unknown> = { ...aplicado };
  for (const [caminho, valor] of Object.entries(desejado)) {
    const hoje = ler(atual, caminho);
    if (hoje === undefined && !caminho.endsWith('/mainField')) continue;
    const livre =
      caminho in aplicado
        ? aindaNosso(caminho, aplicado, hoje, modelo)
        : deFabrica(caminho, hoje, modelo);
    if (!livre && !igual(hoje, valor)) continue;
    lembrar[caminho] = valor;
    if (!igual(hoje, valor)) escrever[caminho] = valor;
  }
  lembrar[CAMPOS] = Object.keys(modelo.attributes);
  const mudou = Object.keys(escrever).length > 0;
  return { nova: mudou ? comAjustes(atual, escrever) : null, aplicado: lembrar };
};
