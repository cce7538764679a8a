import type { TipoAnuncio } from '@portal/contracts/anuncio/status';
import type { MudancaDePrecos } from '@portal/contracts/preco/mudanca';
import type { Preco } from '@portal/contracts/preco/preco';

const PRECO = 'api::preco.preco';

/** Where Strapi lists the prices, one a row. */
export const LISTA_DE_PRECOS = `/content-manager/collection-types/${PRECO}`;

/** Who may change prices. */
export const EDITAR_PRECOS = [
  { action: 'plugin::content-manager.explorer.update', subject: PRECO },
];

const NOMES: Readonly<Record<TipoAnuncio, string>> = {
  banner: 'Banner',
  musica: 'Música',
  radio: 'Rádio',
};

/** Rows of the grid. */
export const TIPOS = Object.entries(NOMES).map(([tipo, nome]) => ({ tipo, nome }));

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

/** Of what was typed: the prices that change, and the fields that hold no money. Whether it is a price the portal says. */
export const conferir = (
  precos: readonly Preco[],
  textos: Textos,
): { mudancas: MudancaDePrecos['precos']; erros: Record<string, string> } => {
  const mudancas: MudancaDePrecos['precos'] = [];
  const erros: Record<string, string> = {};
  for (const preco of precos) {
    const campo = campoDo(preco);
    const valor = lerReais(textos[campo]);
    if (valor === null) erros[campo] = 'Escreva em reais, como 50,00.';
    else if (valor !== preco.valor) mudancas.push({ ...preco, valor, era: preco.valor });
  }
  return { mudancas, erros };
};
