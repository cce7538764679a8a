import { situacaoDoPrazo, type Prazo } from '@portal/contracts/pesquisa/prazo';
import { NUMEROS_DE_PESQUISA } from '@portal/contracts/pesquisa/voto';
import { diaDoInstante } from '@portal/contracts/tempo/datas';
import type { PanelRefusal } from '../http/panel-refusal';

/** An edition as far as another one minds it. */
export interface EdicaoComPrazo extends Prazo {
  edicao: number;
  titulo: string;
}

/** A survey stands in one of the places of the home page. */
export const motivoDoNumero = (numero: unknown): PanelRefusal | null =>
  NUMEROS_DE_PESQUISA.some((um) => um === Number(numero))
    ? null
    : { msg: 'O número é 1 (web rádio do ano) ou 2 (música preferida).', campo: 'numero' };

/** Votes belong to the place they were cast in. */
export const motivoDoNumeroTrocado = (antes: number, depois: unknown): PanelRefusal | null =>
  depois === undefined || depois === null || Number(depois) === antes
    ? null
    : { msg: 'O número de uma pesquisa não muda: crie outra pesquisa.', campo: 'numero' };

const inicio = ({ abre_em }: Prazo): number => (abre_em === null ? -Infinity : Date.parse(abre_em));
const fim = ({ fecha_em }: Prazo): number => (fecha_em === null ? Infinity : Date.parse(fecha_em));

const quando = (prazo: Prazo, agora: Date): string => {
  const ate =
    prazo.fecha_em === null ? 'sem data para fechar' : `até ${diaDoInstante(prazo.fecha_em)}`;
  return situacaoDoPrazo(prazo, agora) === 'antes' && prazo.abre_em !== null
    ? `de ${diaDoInstante(prazo.abre_em)} em diante, ${ate}`
    : `aberta, ${ate}`;
};

/** One survey at most takes answers in a place, now and later; what both were in the past stays as it was. */
export const motivoDoPrazo = (
  esta: Prazo,
  outras: readonly EdicaoComPrazo[],
  agora: Date,
): PanelRefusal | null => {
  if (inicio(esta) >= fim(esta))
    return { msg: '“Fecha em” precisa vir depois de “Abre em”.', campo: 'fecha_em' };
  const junta = outras.find(
    (outra) =>
      Math.max(inicio(esta), inicio(outra), agora.getTime()) < Math.min(fim(esta), fim(outra)),
  );
  return junta
    ? {
        msg:
          `Só uma pesquisa de cada número fica aberta por vez, e a edição ${junta.edicao}, “${junta.titulo}”, ` +
          `está ${quando(junta, agora)}. Encerre-a antes, ou escolha outras datas.`,
        campo: 'abre_em',
      }
    : null;
};

const votosDe = (quantos: number): string => (quantos === 1 ? '1 voto' : `${quantos} votos`);

/** What people answered is not taken away from under their answers. */
export const motivoDaPesquisaApagada = (votos: number, sorteios: number): PanelRefusal | null => {
  if (votos === 0 && sorteios === 0) return null;
  const tem = votos > 0 ? votosDe(votos) : 'um sorteio feito';
  return {
    msg: `Esta pesquisa tem ${tem} e não se apaga: encerre-a, e os resultados ficam no portal.`,
  };
};

/** An option somebody voted for stays: why it cannot be taken out. `votos`: how many it has, one at least. */
export const motivoDaOpcaoTirada = (nome: string, votos: number): PanelRefusal => ({
  msg:
    `A opção “${nome}” tem ${votosDe(votos)} e não sai da pesquisa: os votos ficariam sem ela. ` +
    'Encerre a pesquisa e abra uma nova edição sem esta opção.',
});
