import { situacaoDoPrazo, type Prazo } from '@portal/contracts/pesquisa/prazo';
import type { PesquisaResumida, VotoRecebido } from '@portal/contracts/pesquisa/resultados';
import type { Sorteio } from '@portal/contracts/pesquisa/sorteio';
import type { NumeroDaPesquisa } from '@portal/contracts/pesquisa/voto';
import { toIso } from '../database/instant';
import type { Edicao, PesquisaRow, SorteioRow, VotoRow } from './rows';

/** When a stored survey takes answers. */
export const prazoDe = ({
  abre_em,
  fecha_em,
}: Pick<PesquisaRow, 'abre_em' | 'fecha_em'>): Prazo => ({
  abre_em: toIso(abre_em),
  fecha_em: toIso(fecha_em),
});

/** A stored place as one of the two there are. */
export const numeroGuardado = (numero: number): NumeroDaPesquisa => (numero === 1 ? 1 : 2);

/** Which edition a stored survey is. */
export const edicaoDe = ({ numero, edicao }: Pick<PesquisaRow, 'numero' | 'edicao'>): Edicao => ({
  numero: numeroGuardado(numero),
  edicao,
});

/** How the register names a survey: by its place, with the edition where there was one before. */
export const alvoDe = ({ numero, edicao, titulo }: PesquisaRow) => ({
  tipo: 'pesquisa',
  id: numero,
  nome: edicao === 1 ? titulo : `${titulo} (edição ${edicao})`,
});

/** An edition as administrators list it (contrato 6). */
export const presentPesquisa = (
  row: PesquisaRow,
  { total_votos, atual }: { total_votos: number; atual: boolean },
  agora: Date,
): PesquisaResumida => ({
  ...edicaoDe(row),
  atual,
  titulo: row.titulo,
  situacao: situacaoDoPrazo(prazoDe(row), agora),
  ...prazoDe(row),
  numero_autorizacao: row.numero_autorizacao,
  total_votos,
});

/** A vote as administrators read it. `opcao`: what it was for, in words. */
export const presentVoto = (row: VotoRow, opcao: string): VotoRecebido => ({
  id: row.id,
  nome: row.nome,
  email: row.email,
  telefone: row.telefone_normalizado,
  opcao,
  votado_em: toIso(row.created_at),
});

interface Sorteado {
  linha: number;
  voto: number;
}

/** The votes a draw's row names, the winner first. */
export const sorteadosDe = ({ sorteados }: SorteioRow): Sorteado[] =>
  JSON.parse(sorteados) as Sorteado[]; // written by `sortear` only

/** A draw, with the people drawn as their votes name them; a vote erased since leaves its line and digest. */
export const presentSorteio = (row: SorteioRow, votos: ReadonlyMap<number, VotoRow>): Sorteio => {
  const linhas = row.lista.split('\n');
  return {
    id: row.id,
    pesquisa: numeroGuardado(row.pesquisa_numero),
    edicao: row.edicao,
    semente: row.semente,
    algoritmo: row.algoritmo,
    participantes: row.participantes,
    hash_da_lista: row.hash_da_lista,
    sorteado_em: new Date(Number(row.sorteado_em)).toISOString(),
    sorteados: sorteadosDe(row).map(({ linha, voto }, i) => ({
      posicao: i + 1,
      linha,
      resumo: linhas[linha - 1]?.split(';')[1] ?? '',
      nome: votos.get(voto)?.nome ?? '',
      email: votos.get(voto)?.email ?? '',
      telefone: votos.get(voto)?.telefone_normalizado ?? '',
    })),
  };
};
