/** A file the portal does not take, with words fit to show who sent it (contrato 5). Nothing was stored. */
export class RecusaDeArquivo extends Error {
  override readonly name = 'RecusaDeArquivo';
}
