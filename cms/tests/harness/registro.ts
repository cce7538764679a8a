import type { LinhaDoRegistro } from '@portal/contracts/registro/registro';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { Pessoa } from './pessoas';
import type { Visitante } from './visitante';

/** What the register says of an account, oldest first. */
export const registroDaConta = async (
  administrador: Visitante,
  { id }: Pick<Pessoa, 'id'>,
): Promise<Pick<LinhaDoRegistro, 'quem' | 'acao' | 'antes' | 'depois'>[]> =>
  (await administrador.pedir(`${CAMINHOS.registro}?limite=100`))
    .json<LinhaDoRegistro[]>()
    .filter(({ alvo_tipo, alvo_id }) => alvo_tipo === 'usuario' && alvo_id === String(id))
    .map(({ quem, acao, antes, depois }) => ({ quem, acao, antes, depois }))
    .reverse();
