import { capitalizar, dobrar } from '@portal/contracts/texto/dobrar';
import type { Core } from '@strapi/strapi';
import { OPCOES_DA_PESQUISA, PESQUISAS } from '../dados/pesquisas';
import { PECAS } from '../repertorio';
import { criarSorteio } from '../sorteio';

const VOTOS = { 1: 64, 2: 78 } as const;
const SEMENTE = 18;
// Big Buck Bunny, of the Blender Foundation (CC BY 3.0): the demonstration's songs have no videos, so it stands for
// each one's own.
const VIDEO = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

const gravarPesquisas = async (strapi: Core.Strapi): Promise<string[]> => {
  const opcoes: string[] = [];
  for (const pesquisa of PESQUISAS) {
    const { documentId } = await strapi
      .documents('api::pesquisa.pesquisa')
      .create({ data: { ...pesquisa } });
    if (pesquisa.numero !== 2) continue;
    for (const [ordem, { nome, cantor }] of PECAS.slice(0, OPCOES_DA_PESQUISA).entries()) {
      const opcao = await strapi.documents('api::opcao.opcao').create({
        data: {
          nome: `${capitalizar(nome)} · ${cantor.nome}`,
          video: VIDEO,
          ordem,
          pesquisa: documentId,
        },
      });
      opcoes.push(opcao.documentId);
    }
  }
  return opcoes;
};

/** Voters who are nobody: numbered names, addresses of a domain that can't exist, telephones of zeros. */
const voto = (pesquisa_numero: 1 | 2, i: number, opcao_id: string) => {
  const digitos = `119000${String(pesquisa_numero * 1000 + i).padStart(5, '0')}`;
  const email = `pessoa${i + 1}@exemplo.invalid`;
  const nome = `Pessoa Exemplo ${i + 1}`;
  return {
    pesquisa_numero,
    nome,
    nome_dobrado: dobrar(nome),
    email,
    email_normalizado: email,
    telefone: `(${digitos.slice(0, 2)}) ${digitos.slice(2, 7)}-${digitos.slice(7)}`,
    telefone_normalizado: digitos,
    opcao_id,
  };
};

/** Both surveys, the songs of the second, and votes in each. */
export const gravarPesquisasComVotos = async (
  strapi: Core.Strapi,
  radios: readonly string[],
): Promise<void> => {
  const opcoes = await gravarPesquisas(strapi);
  const sorteio = criarSorteio(SEMENTE);
  // Squared chance: a few favourites, a long tail.
  const favorita = (ids: readonly string[]): string =>
    ids[Math.floor(sorteio.numero() ** 2 * ids.length)] ?? '';
  const votos = ([1, 2] as const).flatMap((numero) =>
    Array.from({ length: VOTOS[numero] }, (_, i) =>
      voto(numero, i, favorita(numero === 1 ? radios : opcoes)),
    ),
  );
  await strapi.db.query('api::voto.voto').createMany({ data: votos });
};
