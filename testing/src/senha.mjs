/** The password of every account the tests sign up. No line of a log may carry it. */
export const SENHA = 'Senha-Boa-123';
