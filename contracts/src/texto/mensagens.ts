/** Words about addresses (contrato 5). */
export const MENSAGENS_DO_LINK = {
  linkInvalido: 'Informe um endereço que comece com http:// ou https://.',
  linkIncompleto:
    'Informe um endereço completo, como https://www.exemplo.com.br, sem usuário nem senha.',
  linkIlegivel:
    'Há um espaço ou um sinal fora do lugar neste endereço. Copie-o da barra do navegador.',
} as const;

/** Of a field whose value is none its schema has words for. */
export const CAMPO_INVALIDO = 'Confira este campo.';
