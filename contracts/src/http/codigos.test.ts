import { expect, it } from 'vitest';
import { MENSAGENS_DO_ANUNCIO } from '../anuncio/mensagens';
import { MENSAGENS_DA_CAIXA } from '../caixa/mensagens';
import { MENSAGENS_DA_IMPORTACAO } from '../importacao/mensagens';
import { MENSAGENS_DA_PESQUISA } from '../pesquisa/mensagens';
import { MENSAGENS_DO_SORTEIO } from '../pesquisa/sorteio';
import { MENSAGENS_DAS_PESSOAS } from '../pessoas/mensagens';
import { MENSAGENS_DA_CONTA } from '../usuario/mensagens';
import { CODIGOS, codigoDasPalavras } from './codigos';
import { MENSAGENS } from './mensagens';

const TABELAS = [
  ...[MENSAGENS, MENSAGENS_DA_CONTA, MENSAGENS_DO_ANUNCIO],
  ...[MENSAGENS_DA_PESQUISA, MENSAGENS_DO_SORTEIO, MENSAGENS_DA_CAIXA],
  ...[MENSAGENS_DA_IMPORTACAO, MENSAGENS_DAS_PESSOAS],
];

it.each([
  [MENSAGENS.sessaoExpirada, 'sessao_expirada'],
  [MENSAGENS.naoEncontrado, 'nao_encontrado'],
  [MENSAGENS_DA_PESQUISA.jaVotou, 'ja_votou'],
  [MENSAGENS_DO_ANUNCIO.chaveComOutroConteudo, 'chave_com_outro_conteudo'],
  [MENSAGENS_DO_ANUNCIO.criado, undefined],
  ['Palavras de ninguém.', undefined],
])('%s é %s', (msg, codigo) => {
  expect(codigoDasPalavras(msg)).toBe(codigo);
});

it.each([
  ...[MENSAGENS_DA_CONTA.entrou, MENSAGENS_DA_CONTA.segundoPassoPreparado],
  ...[MENSAGENS_DA_CONTA.senhaNaoConfere, MENSAGENS_DA_CONTA.emailEmUso],
  ...[MENSAGENS_DA_CONTA.mesmoEmail, MENSAGENS_DA_CONTA.emailConfirmado],
  ...[MENSAGENS_DO_ANUNCIO.radioAtualizada, MENSAGENS_DO_ANUNCIO.bannerAtualizado],
  ...[MENSAGENS_DO_ANUNCIO.reenviado, MENSAGENS_DO_ANUNCIO.notaEscrita],
  ...[MENSAGENS_DO_ANUNCIO.renovado, MENSAGENS_DO_ANUNCIO.imagemObrigatoria],
  ...[MENSAGENS_DA_PESQUISA.votou, MENSAGENS_DA_PESQUISA.umaEscolhaSo],
  ...[MENSAGENS_DO_SORTEIO.sorteado, MENSAGENS_DA_CAIXA.mesInvalido],
  MENSAGENS_DAS_PESSOAS.pessoaMudada,
])('“%s” não é recusa por si', (msg) => {
  expect(codigoDasPalavras(msg)).toBeUndefined();
});

it('os que se montam onde são ditos também são códigos', () => {
  for (const codigo of ['conta_bloqueada', 'cep_indisponivel', 'conflito', 'nao_encontrado'])
    expect(CODIGOS).toContain(codigo);
});

it('cada código é um, em letras ASCII minúsculas', () => {
  expect(new Set(CODIGOS).size).toBe(CODIGOS.length);
  for (const codigo of CODIGOS) expect(codigo).toMatch(/^[a-z]+(_[a-z]+)*$/);
});

it('nenhum nome e nenhuma frase servem a duas recusas', () => {
  for (const de of [Object.keys, Object.values]) {
    const todos = TABELAS.flatMap((tabela) => de(tabela));
    expect(new Set(todos).size).toBe(todos.length);
  }
});
