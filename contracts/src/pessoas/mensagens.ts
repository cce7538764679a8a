/** Words of what administrators do to accounts (contrato 10). */
export const MENSAGENS_DAS_PESSOAS = {
  pessoaMudada: 'Conta atualizada com sucesso',
  sessoesEncerradas: 'As sessões desta conta foram encerradas',
  contaPropria: 'O nível e o bloqueio da própria conta, só outra pessoa da administração muda.',
} as const;
