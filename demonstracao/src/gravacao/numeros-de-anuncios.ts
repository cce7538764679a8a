import { dataCivil, somarDias } from '@portal/contracts/tempo/datas';
import { criarSorteio } from '../sorteio';

const DIAS = 60;
const SEMENTE = 60;

interface Dia {
  tipo: 'visualizacao' | 'clique';
  alvo: string;
  dia: string;
  total: number;
}

interface Mes {
  tipo: Dia['tipo'];
  alvo: string;
  periodo: string;
  total: number;
}

/** Views and clicks of each ad, day by day for two months, none today: the first are better seen than the last. */
export const diasDosAnuncios = (anuncios: readonly number[], agora: Date): Dia[] => {
  const sorteio = criarSorteio(SEMENTE);
  const hoje = dataCivil(agora);
  return anuncios.flatMap((id, i) =>
    Array.from({ length: DIAS }, (_, d) => {
      const dia = somarDias(hoje, d - DIAS);
      const vistas = Math.round((90 / (1 + (i % 5))) * sorteio.entre(0.6, 1.4));
      const cliques = Math.round(vistas * sorteio.entre(0.01, 0.06));
      const de = { alvo: String(id), dia };
      return [
        { ...de, tipo: 'visualizacao' as const, total: vistas },
        { ...de, tipo: 'clique' as const, total: cliques },
      ];
    }).flat(),
  );
};

/** The same counts by month, as the portal keeps them beside the days. */
export const mesesDosDias = (dias: readonly Dia[]): Mes[] => {
  const meses = new Map<string, Mes>();
  for (const { tipo, alvo, dia, total } of dias) {
    const periodo = dia.slice(0, 7);
    const chave = `${tipo} ${alvo} ${periodo}`;
    const antes = meses.get(chave)?.total ?? 0;
    meses.set(chave, { tipo, alvo, periodo, total: antes + total });
  }
  return [...meses.values()];
};
