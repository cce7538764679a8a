/** Words of the cash book and of the bank statement (contrato 10). */
export const MENSAGENS_DA_CAIXA = {
  recebimentoRegistrado: 'Recebimento registrado com sucesso',
  recebimentoRetirado: 'Recebimento retirado',
  extratoLido: 'Extrato lido',
  mesInvalido: 'Informe o mês, como 2026-11.',
  valorInvalido: 'Informe o valor recebido, como 50,00.',
  creditoJaRegistrado:
    'Este crédito já foi registrado. Atualize a página para ver em qual anúncio.',
  extratoObrigatorio: 'Escolha o arquivo do extrato.',
  extratoGrande: 'O extrato deve ter até 5 MB. Baixe um período menor.',
  extratoIlegivel:
    'Não foi possível ler o extrato. Envie o arquivo OFX ou CSV como o banco o gera.',
  extratoVazio: 'O extrato não tem nenhum lançamento.',
  extratoComEntidades:
    'O extrato traz definições que um extrato não deve ter. Baixe-o de novo no site do banco.',
  extratoSemColunas:
    'Não achamos no CSV as colunas da data e do valor. A primeira linha deve ter os nomes das colunas.',
  extratoComDataErrada: 'O extrato tem uma data que não existe.',
  extratoComValorErrado: 'O extrato tem um valor que não se entende.',
  extratoLongo: 'O extrato tem lançamentos demais. Envie um período menor.',
  extratoDemorado: 'O extrato demorou demais para ser lido. Envie um período menor.',
} as const;
