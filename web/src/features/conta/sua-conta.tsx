import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { MeusDados } from '@portal/contracts/usuario/perfil';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useUmPorVez } from '../../lib/use-um-por-vez';
import { Baixar } from '../../ui/baixar';
import { Titulo } from '../../ui/titulo';
import { BotaoDeLink } from './botao-de-link';
import { ExcluirConta } from './excluir-conta';
import { enviarConfirmacaoMutation } from './mutations-da-conta';
import estilos from './sua-conta.module.css';
import { TrocarEmail } from './trocar-email';

const Confirmar = () => {
  const enviar = useMutation(enviarConfirmacaoMutation);
  const umPorVez = useUmPorVez();
  return (
    <BotaoDeLink onClick={() => umPorVez(() => enviar.mutateAsync())}>
      Receber o link de confirmação
    </BotaoDeLink>
  );
};

/** The last part of the profile: its e-mail, the person's right to a copy of what is kept, and the end. */
export const SuaConta = ({ dados }: { dados: MeusDados }) => (
  <>
    <Titulo nivel={2}>Sua conta</Titulo>
    <div className={estilos.partes}>
      <section className={estilos.parte} aria-label="E-mail da conta">
        <h3>E-mail</h3>
        <p className={estilos.texto}>
          Você entra com <strong>{dados.email}</strong>
          {dados.email_confirmado ? ', já confirmado.' : ', ainda não confirmado.'}
        </p>
        {!dados.email_confirmado && <Confirmar />}
        <TrocarEmail />
      </section>
      <section className={estilos.parte} aria-label="Seus dados">
        <h3>Seus dados são seus</h3>
        <p className={estilos.texto}>
          Baixe uma cópia de tudo o que guardamos sobre você, com imagens e comprovantes, e leia
          como usamos na <Link to={CAMINHOS.privacidade}>Política de privacidade</Link>.
        </p>
        <Baixar href={CAMINHOS.baixarMeusDados} arquivo="meus-dados.zip">
          Baixar meus dados
        </Baixar>
      </section>
      <section className={estilos.parte} aria-label="Fim da conta">
        <h3>Fim da conta</h3>
        <p className={estilos.texto}>
          Quando não quiser mais a conta, você mesmo a exclui, com os seus anúncios.
        </p>
        <ExcluirConta />
      </section>
    </div>
  </>
);
