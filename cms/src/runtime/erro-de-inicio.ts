/** Why the portal cannot start, in one Portuguese line fit to show whoever started it. */
export class ErroDeInicio extends Error {
  override readonly name = 'ErroDeInicio';
}
