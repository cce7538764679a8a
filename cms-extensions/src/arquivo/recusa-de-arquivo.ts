/** Refusal of a file, with a message for whoever sent it (contrato 5). Nothing was stored. */
export class RecusaDeArquivo extends Error {
  override readonly name = 'RecusaDeArquivo';
}
