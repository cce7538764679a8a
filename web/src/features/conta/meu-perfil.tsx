import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Baixar } from '../../ui/baixar';
import { Bloco } from '../../ui/bloco';
import { Cartao } from '../../ui/cartao';
import { Titulo } from '../../ui/titulo';
import { useAvisoDeFalha } from '../../ui/use-aviso-de-falha';
import { EsqueletoFormulario } from './esqueleto-formulario';
import { FormularioPerfil } from './formulario-perfil';
import estilos from './meu-perfil.module.css';
import { meusDadosQuery } from './queries';

interface Props {
  segundoPasso?: ReactNode;
  avisos?: ReactNode;
}

/** Tab #meuPerfil: the form, the second step at login and the choice of mails where they are brought, and the person's right to a copy of what is kept. */
export const MeuPerfil = ({ segundoPasso, avisos }: Props) => {
  const query = useQuery(meusDadosQuery);
  useAvisoDeFalha(query.isError, 'Erro ao carregar meus dados');
  return (
    <div className={estilos.perfil}>
      <Cartao className={estilos.cartao}>
        <Bloco query={query} esqueleto={<EsqueletoFormulario />} vazio={null}>
          {(dados) => <FormularioPerfil dados={dados} />}
        </Bloco>
      </Cartao>
      <div className={estilos.lado}>
        {segundoPasso && <Cartao className={estilos.cartao}>{segundoPasso}</Cartao>}
        {avisos && <Cartao className={estilos.cartao}>{avisos}</Cartao>}
        <Cartao className={estilos.cartao}>
          <Titulo nivel={2}>Seus dados são seus</Titulo>
          <p className={estilos.texto}>
            Baixe uma cópia de tudo o que guardamos sobre você e leia como usamos na{' '}
            <Link to={CAMINHOS.privacidade}>Política de privacidade</Link>.
          </p>
          <Baixar href={CAMINHOS.baixarMeusDados} arquivo="meus-dados.json">
            Baixar meus dados
          </Baixar>
        </Cartao>
      </div>
    </div>
  );
};
