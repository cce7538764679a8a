const PRECO = 'api::preco.preco';

/** Where Strapi lists the prices, one a row. */
export const LISTA_DE_PRECOS = `/content-manager/collection-types/${PRECO}`;

/** Who may change prices. */
export const EDITAR_PRECOS = [
  { action: 'plugin::content-manager.explorer.update', subject: PRECO },
];

/** A price, as GET /painel/precos answers it. */
export interface Preco {
  tipo: string;
  periodo: number;
  valor: number;
}

/** Rows of the grid. */
export const TIPOS = [
  { tipo: 'banner', nome: 'Banner' },
  { tipo: 'musica', nome: 'Música' },
  { tipo: 'radio', nome: 'Rádio' },
] as const;

/** Columns: months on sale. */
export const PERIODOS = [1, 3, 6, 12] as const;

export const emMeses = (periodo: number): string => (periodo === 1 ? '1 mês' : `${periodo} meses`);

/** The field of a price. */
export const campoDo = ({ tipo, periodo }: Pick<Preco, 'tipo' | 'periodo'>): string =>
  `${tipo}-${periodo}`;

const NUMERO = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** What is written in each field; null is what Strapi's form calls an empty one. */
export type Textos = Record<string, string | null>;

/** Each price as its field shows it: `1.234,50`. */
export const emTextos = (precos: readonly Preco[]): Textos =>
  Object.fromEntries(precos.map((preco) => [campoDo(preco), NUMERO.format(preco.valor)]));

const DINHEIRO = /^-?(\d{1,3}(\.\d{3})+|\d+)(,\d+)?$/;

/** What somebody typed, as money: thousands may have points, cents come after a comma. Null when it is none. */
const lerReais = (texto: string | null | undefined): number | null => {
  const limpo = (texto ?? '').replace(/R\$|\s/g, '');
  return DINHEIRO.test(limpo) ? Number(limpo.replaceAll('.', '').replace(',', '.')) : null;
};

/** A price that changes, with what it was. */
export interface Mudanca extends Preco {
  era: number;
}

/** Of what was typed: the prices that change, and the fields that hold no money. Whether it is a price the portal says. */
export const conferir = (
  precos: readonly Preco[],
  textos: Textos,
): { mudancas: Mudanca[]; erros: Record<string, string> } => {
  const mudancas: Mudanca[] = [];
  const erros: Record<string, string> = {};
  for (const preco of precos) {
    const campo = campoDo(preco);
    const valor = lerReais(textos[campo]);
    if (valor === null) erros[campo] = 'Escreva em reais, como 50,00.';
    else if (valor !== preco.valor) mudancas.push({ ...preco, valor, era: preco.valor });
  }
  return { mudancas, erros };
};
