/** Words of what the newsroom brings in from a spreadsheet, at the panel. */
export const MENSAGENS_DA_IMPORTACAO = {
  planilhaObrigatoria: 'Escolha o arquivo da planilha.',
  planilhaGrande: 'A planilha deve ter até 2 MB. Divida-a em arquivos menores.',
  planilhaIlegivel:
    'Não foi possível ler a planilha. Salve-a como CSV (separado por ponto e vírgula ou vírgula) e envie de novo.',
  planilhaSemNome:
    'Não achamos a coluna do nome. Uma das primeiras linhas deve ter os nomes das colunas, como no modelo.',
  planilhaVazia: 'A planilha não tem nenhuma linha depois dos nomes das colunas.',
  planilhaLonga: 'A planilha deve ter até 2.000 linhas. Divida-a em arquivos menores.',
  planilhaDemorada: 'A planilha demorou demais para ser lida. Divida-a em arquivos menores.',
  zipIlegivel:
    'Não foi possível ler o zip das imagens. Confira se é um arquivo .zip e envie de novo.',
  zipLongo: 'O zip das imagens deve ter até 5.000 arquivos. Divida-o, com a planilha.',
  importacaoEmCurso: 'Outra importação está em andamento. Espere ela terminar e tente de novo.',
  importacaoSemLinhas: 'Nenhuma linha desta planilha pode ser importada.',
  importacaoRepetida:
    'O que esta planilha traz já está no painel. Envie-a de novo para conferir linha por linha.',
  importacaoDesfeita: 'Esta importação já foi desfeita. Envie a planilha de novo.',
} as const;
