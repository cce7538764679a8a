import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { useQuery } from '@tanstack/react-query';
import { isLogado } from '../../session/logado';
import { sessaoQuery } from '../../session/sessao-query';
import { Bloco } from '../../ui/bloco';
import { Esqueleto } from '../../ui/esqueleto';
import { FormularioDoUsuario } from './formulario-do-usuario';

interface Props {
  /** The ad to change; without it the form buys a new one. */
  anuncio?: Anuncio;
  aoSalvar: (anuncio: Anuncio) => void;
  aoExcluir?: () => void;
}

/** The ad form, to buy and to change (especificação 2.11). Nothing for a guest: the page sends those to the login. */
export const FormularioAnuncio = (props: Props) => {
  const sessao = useQuery(sessaoQuery);
  return (
    <Bloco query={sessao} esqueleto={<Esqueleto altura="60vh" />} vazio={null}>
      {({ user }) =>
        isLogado(user) && <FormularioDoUsuario {...props} user={user} key={props.anuncio?.id} />
      }
    </Bloco>
  );
};
