import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { NOTIFICACAO_MS } from '@portal/contracts/portal/tempos';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { avisar } from '../../ui/avisar';
import { Bloco } from '../../ui/bloco';
import { classeBotao } from '../../ui/botao';
import { Cartao } from '../../ui/cartao';
import { Titulo } from '../../ui/titulo';
import { EsqueletoFormulario } from './esqueleto-formulario';
import { FormularioPerfil } from './formulario-perfil';
import estilos from './meu-perfil.module.css';
import { meusDadosQuery } from './queries';

/** Tab #meuPerfil: the form, and the person's right to a copy of what is kept. */
export const MeuPerfil = () => {
  const query = useQuery(meusDadosQuery);
  useEffect(() => {
    if (!query.isError) return;
    avisar({ tipo: 'erro', msg: 'Erro ao carregar meus dados', duracao: NOTIFICACAO_MS });
  }, [query.isError]);
  return (
    <div className={estilos.perfil}>
      <Cartao className={estilos.cartao}>
        <Bloco query={query} esqueleto={<EsqueletoFormulario />} vazio={null}>
          {(dados) => <FormularioPerfil dados={dados} />}
        </Bloco>
      </Cartao>
      <Cartao className={estilos.cartao}>
        <Titulo nivel={2}>Seus dados são seus</Titulo>
        <p className={estilos.texto}>
          Baixe uma cópia de tudo o que guardamos sobre você e leia como usamos na{' '}
          <Link to={CAMINHOS.privacidade}>Política de privacidade</Link>.
        </p>
        <a
          href={CAMINHOS.baixarMeusDados}
          download="meus-dados.json"
          className={classeBotao('secundario')}
        >
          <Download size={20} aria-hidden />
          Baixar meus dados
        </a>
      </Cartao>
    </div>
  );
};
