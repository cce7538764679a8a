import type { AnuncioStatus } from '@portal/contracts/anuncio/status';
import { CANDIDATOS_MAXIMOS, type Candidato, type Motivo } from '@portal/contracts/caixa/extrato';
import { deCentavos, type Centavos } from '@portal/contracts/dinheiro/centavos';
import { DIA_MS, type DataCivil } from '@portal/contracts/tempo/datas';
import { dobrar } from '@portal/contracts/texto/dobrar';

/** An ad nothing was received for yet. `desde`: the day it was bought. */
export interface AnuncioAberto {
  id: number;
  titulo: string;
  usuario: string;
  centavos: Centavos;
  status: AnuncioStatus;
  /** Whether it stands at 0 because it was decided so. */
  recusado: boolean;
  desde: DataCivil;
}

/** What is known of a credit. */
export interface Pago {
  data: DataCivil;
  centavos: Centavos;
  descricao: string;
  transacao: string;
}

/** The identifier outweighs value and name together, the value the name (contrato 10). The date decides among equals. */
const PESOS: Readonly<Record<Motivo, number>> = { identificador: 8, valor: 4, nome: 3, data: 0 };

/** Days after the purchase within which money speaks for an ad, and within which a value alone does. */
const LOGO_DIAS = 7;
const SO_PELO_VALOR_DIAS = 45;
/** Banks date by their own clocks. */
const TOLERANCIA_DIAS = 1;
/** Most ads looked at of those a name fits, and of those a name and a value fit: the newest. */
const PARTILHAM_MAXIMO = 20;
/** Words of a text that are looked at. */
const PALAVRAS_MAXIMO = 12;
/** Ads of one value looked at, on either side of the credit's date. */
const VIZINHOS = CANDIDATOS_MAXIMOS * 2;

const PALAVRAS_VAZIAS = new Set([
  ...[
    'pix',
    'recebido',
    'recebida',
    'transf',
    'transferencia',
    'deposito',
    'credito',
    'ted',
    'doc',
  ],
  ...['banco', 'conta', 'ltda', 'eireli', 'mei', 'dos', 'das', 'com', 'para', 'anuncio', 'radio'],
]);

const palavrasDe = (texto: string): string[] =>
  [
    ...new Set(
      dobrar(texto)
        .split(/[^\p{L}\p{N}]/u)
        .filter((palavra) => /^\p{L}{3,}$/u.test(palavra) && !PALAVRAS_VAZIAS.has(palavra)),
    ),
  ].slice(0, PALAVRAS_MAXIMO);

const paresDe = (palavras: readonly string[]): string[] => {
  const emOrdem = [...palavras].sort();
  return emOrdem.flatMap((uma, i) => emOrdem.slice(i + 1).map((outra) => `${uma} ${outra}`));
};

/** A name is said when two of its words are, or its only one when that is no short one. */
const marcasDoNome = (usuario: string): string[] => {
  const palavras = palavrasDe(usuario);
  return palavras.length > 1 ? paresDe(palavras) : palavras.filter((uma) => uma.length > 3);
};

/** Codes of ads a text names: `ANUNCIO12`, `anúncio nº 12`. */
export const codigosDe = (texto: string): number[] =>
  [...dobrar(texto).matchAll(/anuncio ?(?:n[o°.]{0,2} ?)?#?(\d{1,9})(?!\d)/g)].map(([, codigo]) =>
    Number(codigo),
  );

const diaDe = (data: DataCivil): number => Date.parse(data) / DIA_MS;

/** A credit with the day it came, counted once for all the ads it meets. */
interface Lido extends Pago {
  dia: number;
}

/** An ad as it is looked up. `nome`: what a text says of its advertiser's name, when it says it. */
interface Aberto extends AnuncioAberto {
  dia: number;
  nome: readonly string[];
}

const guardar = (indice: Map<string, Aberto[]>, chave: string, aberto: Aberto): void => {
  const lista = indice.get(chave) ?? [];
  indice.set(chave, lista);
  if (lista.length < PARTILHAM_MAXIMO) lista.push(aberto);
};

/** Index of the open ads: whatever there are of them and of credits, each credit meets few. */
class Indice {
  private readonly porCodigo = new Map<number, Aberto>();
  private readonly porNome = new Map<string, Aberto[]>();
  /** Oldest first. */
  private readonly porValor = new Map<Centavos, Aberto[]>();

  constructor(anuncios: readonly AnuncioAberto[]) {
    const abertos = anuncios
      .map((um) => ({ ...um, dia: diaDe(um.desde), nome: marcasDoNome(um.usuario) }))
      .sort((a, b) => a.dia - b.dia || a.id - b.id);
    for (const aberto of abertos) {
      this.porCodigo.set(aberto.id, aberto);
      const iguais = this.porValor.get(aberto.centavos);
      if (iguais) iguais.push(aberto);
      else this.porValor.set(aberto.centavos, [aberto]);
    }
    for (const aberto of abertos.toReversed())
      for (const marca of aberto.nome) {
        guardar(this.porNome, marca, aberto);
        guardar(this.porNome, `${marca} ${aberto.centavos}`, aberto);
      }
  }

  /** Those a credit may be for, in any order. */
  possiveis(pago: Lido, marcas: ReadonlySet<string>, codigos: readonly number[]): Set<Aberto> {
    return new Set([
      ...codigos.flatMap((codigo) => this.porCodigo.get(codigo) ?? []),
      ...[...marcas].flatMap((marca) => [
        ...(this.porNome.get(marca) ?? []),
        ...(this.porNome.get(`${marca} ${pago.centavos}`) ?? []),
      ]),
      ...this.vizinhos(pago),
    ]);
  }

  /** Ads of the same value, bought nearest to the credit's date. */
  private vizinhos({ centavos, dia: pago }: Lido): Aberto[] {
    const iguais = this.porValor.get(centavos) ?? [];
    const dia = pago + TOLERANCIA_DIAS;
    let [de, ate] = [0, iguais.length];
    while (de < ate) {
      const meio = (de + ate) >> 1;
      if ((iguais[meio]?.dia ?? 0) <= dia) de = meio + 1;
      else ate = meio;
    }
    return iguais.slice(Math.max(0, de - VIZINHOS), de);
  }
}

const NENHUM: readonly Motivo[] = [];

const motivosDe = (
  pago: Lido,
  aberto: Aberto,
  marcas: ReadonlySet<string>,
  codigos: readonly number[],
): readonly Motivo[] => {
  const dias = pago.dia - aberto.dia;
  const identificado = codigos.includes(aberto.id);
  const valor = aberto.centavos === pago.centavos;
  const nome = aberto.nome.some((marca) => marcas.has(marca));
  // Nobody pays for what is not bought yet, nor, as far as a value alone can tell, so long after.
  const cedo = dias < -TOLERANCIA_DIAS;
  if (!identificado && (cedo || !(nome || (valor && dias <= SO_PELO_VALOR_DIAS)))) return NENHUM;
  const motivos: Motivo[] = identificado ? ['identificador'] : [];
  if (valor) motivos.push('valor');
  if (nome) motivos.push('nome');
  if (!cedo && dias <= LOGO_DIAS) motivos.push('data');
  return motivos;
};

/** Finds the ads a credit may pay among those that are open: best first, few (contrato 10). */
export const casador = (anuncios: readonly AnuncioAberto[]): ((pago: Pago) => Candidato[]) => {
  const indice = new Indice(anuncios);
  return (credito) => {
    const pago: Lido = { ...credito, dia: diaDe(credito.data) };
    const texto = `${pago.descricao} ${pago.transacao}`;
    const codigos = codigosDe(texto);
    const palavras = palavrasDe(texto);
    const marcas = new Set([...palavras, ...paresDe(palavras)]);
    const achados = [];
    for (const aberto of indice.possiveis(pago, marcas, codigos)) {
      const motivos = motivosDe(pago, aberto, marcas, codigos);
      if (motivos.length === 0) continue;
      const pontos = motivos.reduce((soma, motivo) => soma + PESOS[motivo], 0);
      achados.push({ aberto, motivos, pontos, longe: Math.abs(pago.dia - aberto.dia) });
    }
    return achados
      .sort((a, b) => b.pontos - a.pontos || a.longe - b.longe || a.aberto.id - b.aberto.id)
      .slice(0, CANDIDATOS_MAXIMOS)
      .map(({ aberto: { id, titulo, usuario, centavos, status, recusado }, motivos }) => ({
        ...{ id, titulo, usuario, valor: deCentavos(centavos), status, recusado },
        motivos: [...motivos],
      }));
  };
};
