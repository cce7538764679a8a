import { useMutation, useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useUmPorVez } from '../../lib/use-um-por-vez';
import { BotaoDeLink } from './botao-de-link';
import { enviarConfirmacaoMutation } from './mutations-da-conta';
import { meusDadosQuery } from './queries';
import estilos from './sua-conta.module.css';

/** Invites to confirm the e-mail until it is done; nothing waits for it (contrato 10). */
export const FaixaConfirmarEmail = () => {
  const { data } = useQuery(meusDadosQuery);
  const enviar = useMutation(enviarConfirmacaoMutation);
  const umPorVez = useUmPorVez();
  if (!data?.convidar_a_confirmar) return null;
  return (
    <aside className={estilos.faixa} aria-label="Confirmação do e-mail">
      <Mail className={estilos.icone} aria-hidden />
      <div className={estilos.convite}>
        <p>
          <strong>Confirme o seu e-mail</strong> pelo link que enviamos para {data.email}.
        </p>
        <BotaoDeLink onClick={() => umPorVez(() => enviar.mutateAsync())}>
          Enviar de novo
        </BotaoDeLink>
      </div>
    </aside>
  );
};
