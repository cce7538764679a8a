import { MENSAGENS_DA_CAIXA as MSG } from '@portal/contracts/caixa/mensagens';
import { expect, it } from 'vitest';
import { lerCsv } from './csv-do-banco';

const ANA = { data: '2026-11-03', centavos: 5000, descricao: 'PIX ANA' };
const COM_NOMES = 'Data;Histórico;Valor\n';

it.each(['03/11/2026', '3/11/26', '03.11.26', '03-11-2026', '2026/11/03', ' 20261103 '])(
  '%j é um dia',
  (dia) => {
    expect(lerCsv(`${COM_NOMES}${dia};PIX ANA;50,00`)).toMatchObject([ANA]);
  },
);

it('depois do dia pode vir a hora', () => {
  for (const dia of ['03/11/2026 10:15', '2026-11-03T10:15:00'])
    expect(lerCsv(`${COM_NOMES}${dia};PIX ANA;50,00`)).toMatchObject([ANA]);
});

it.each(['03/11/20267', '03/11/202', '120261103', '202611030', '20261103 x', 'dia 03/11/2026'])(
  '%j não é um dia, e diz em que lançamento está',
  (dia) => {
    expect(() => lerCsv(`${COM_NOMES}${dia};PIX ANA;50,00`)).toThrow(
      `${MSG.extratoComDataErrada} Lançamento 1: ${dia}`,
    );
  },
);

it.each([
  ['tabulações', '\t'],
  ['barras', '|'],
  ['pontos e vírgulas', ';'],
])('colunas separadas por %s, com vírgulas nos textos e nos valores', (_nome, separador) => {
  const linhas = [
    ['Banco, do Portal'],
    ['Data', 'Histórico', 'Valor'],
    [],
    ['03/11/2026', 'PIX ANA, DE ITU, SP', '1.050,00'],
    [],
  ];
  const texto = linhas.map((linha) => linha.join(separador)).join('\r\n');
  expect(lerCsv(texto)).toMatchObject([{ ...ANA, centavos: 105000, descricao: linhas[3]?.[1] }]);
});

it('o tipo que só acaba como uma saída é de uma entrada', () => {
  const texto = 'Data;Tipo;Descrição;Valor\n03/11/2026;TED;DOC/TED;50,00\n04/11/2026;D;X;1,00';
  expect(lerCsv(texto).map(({ centavos }) => centavos)).toEqual([5000, -100]);
});

it('créditos e débitos em colunas: o que não está numa saiu pela outra', () => {
  const texto = 'Data;Histórico;Créditos;Débitos\n03/11/2026;PIX ANA;50,00;\n03/11/2026;X;;12,50';
  expect(lerCsv(texto)).toMatchObject([ANA, { centavos: -1250 }]);
});

it('o dia sem valor é de um saldo, e não de um lançamento', () => {
  const texto = `${COM_NOMES}03/11/2026;Posição;\n03/11/2026;PIX ANA;50,00\n`;
  expect(lerCsv(texto)).toMatchObject([ANA]);
});

it('só a linha sem dia nem valor diz mais do lançamento acima dela', () => {
  const texto = `${COM_NOMES}03/11/2026;PIX ANA;50,00\n;Ana Souza;\n;Total do dia;50,00\n04/11/2026;Fim;\n;Saldo;`;
  expect(lerCsv(texto)).toEqual([{ ...ANA, codigo: '', mais: 'Ana Souza' }]);
});

it('sem nomes de colunas a tabela começa onde a primeira célula de um dia é um dia', () => {
  const acima = 'Extrato de 01/11/2026 a 30/11/2026;10,00\nconta 12,34567;03/11/2026\n';
  expect(lerCsv(`${acima}03/11/2026;PIX ANA;50,00\n`)).toMatchObject([ANA]);
});

it('e o valor é o primeiro com centavos e nada mais que o seu sinal', () => {
  const lido = (linha: string) => lerCsv(`03/11/2026;${linha}`);
  expect(lido('12.345;nota 1,00;PIX ANA;50,00 C;60,00')).toMatchObject([
    { ...ANA, descricao: '12.345 · nota 1,00 · PIX ANA' },
  ]);
  expect(() => lido('PIX ANA;50')).toThrow(MSG.extratoSemColunas);
});

it('uma linha acima da tabela que fala do valor ou da data não é a dos nomes', () => {
  for (const acima of ['Valor disponível;10,00', 'Data de emissão;05/11/2026', 'Crédito;Débito'])
    expect(lerCsv(`${acima}\n${COM_NOMES}03/11/2026;PIX ANA;50,00`)).toMatchObject([ANA]);
});

it('as aspas no meio de um texto são do texto', () => {
  expect(lerCsv(`${COM_NOMES}03/11/2026;PIX "ANA;50,00`)).toMatchObject([
    { ...ANA, descricao: 'PIX "ANA' },
  ]);
});

it('nomes de colunas abaixo de quarenta linhas já não são procurados', () => {
  const acima = (linhas: number): string => 'a;b\n'.repeat(linhas);
  const tabela = `${COM_NOMES}03/11/2026;PIX ANA;50,00`;
  expect(lerCsv(acima(39) + tabela)).toMatchObject([ANA]);
  expect(() => lerCsv(acima(42) + tabela)).toThrow(MSG.extratoSemColunas);
});
