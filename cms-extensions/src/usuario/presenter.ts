import type { MeusDados } from '@portal/contracts/usuario/perfil';
import type { SessaoUsuario } from '@portal/contracts/usuario/sessao';
import type { UsuarioDaSessao } from '../sessao/service';
import type { Conta } from './contas';

/** Who is logged in, as everybody's own page sees it (contrato 2). */
export const sessaoUsuario = ({
  id,
  usuario,
  nivel,
  faltaSegundoPasso = false,
}: Pick<UsuarioDaSessao, 'id' | 'usuario' | 'nivel'> &
  Partial<Pick<UsuarioDaSessao, 'faltaSegundoPasso'>>): SessaoUsuario => ({
  id_usuario: id,
  usuario,
  permissao: nivel,
  ...(faltaSegundoPasso && { falta_segundo_passo: true }),
});

/** An account as its owner reads it (contrato 4). */
export const meusDados = (conta: Conta): MeusDados => ({
  id_usuario: conta.id,
  usuario: conta.username,
  pessoa: conta.pessoa ?? '',
  documento: conta.documento ?? '',
  email: conta.email,
  telefone: conta.telefone ?? '',
  cep: conta.cep ?? '',
  endereco: conta.endereco ?? '',
  numero: conta.numero ?? '',
  cidade: conta.cidade ?? '',
  bairro: conta.bairro ?? '',
  estado: conta.estado ?? '',
  email_confirmado: conta.email_confirmado_em !== null,
  convidar_a_confirmar: conta.email_confirmado_em === null && conta.confirmed === false,
});
