/** Why the portal cannot start, in one Portuguese line fit to show whoever started it. */
export class ErroDeInicio extends Error {
  override readonly name = 'ErroDeInicio';

  /** One line also where it repeats a value that has several. */
  constructor(mensagem: string) {
    super(mensagem.replace(/[\p{Cc}\u2028\u2029]+/gu, ' '));
  }
}
