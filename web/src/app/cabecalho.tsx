import { CAMINHOS_DO_VISITANTE } from '@portal/contracts/http/caminhos-do-visitante';
import { NOME_DO_PORTAL } from '@portal/contracts/portal/nome';
import { Menu, Moon, Search, Sun, UserRound } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { hrefPagina, type Pagina } from '../lib/enderecos';
import { useToques } from '../lib/toques';
import { useSessao } from '../session/use-sessao';
import { BotaoIcone } from '../ui/botao-icone';
import { Marca } from '../ui/marca';
import estilos from './cabecalho.module.css';
import { alternarTema, tema } from './tema';

const BotaoTema = () => {
  const atual = useSyncExternalStore(tema.assinar, tema.ler, () => 'light' as const);
  const escuro = atual === 'dark';
  return (
    <BotaoIcone
      rotulo={escuro ? 'Usar tema claro' : 'Usar tema escuro'}
      data-toque="tema"
      onClick={alternarTema}
    >
      {escuro ? <Sun aria-hidden /> : <Moon aria-hidden />}
    </BotaoIcone>
  );
};

const ABAS: readonly (readonly [Pagina, string])[] = [
  ['home', 'Home'],
  ['webradios', 'Web Rádios'],
  ['cantores', 'Cantores'],
];

const Navegacao = ({ pagina }: { pagina: Pagina | null }) => (
  <nav aria-label="Principal">
    <ul className={estilos.abas}>
      {ABAS.map(([destino, rotulo]) => (
        <li key={destino}>
          <Link
            to={hrefPagina(destino)}
            className={estilos.aba}
            aria-current={pagina === destino ? 'page' : undefined}
          >
            {rotulo}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

/** Reads by itself who is here: that answer comes while the page is being drawn, and draws only this anew. */
const BotaoDaConta = ({ onFazerLogin }: { onFazerLogin: () => void }) => {
  const { papel, usuario, aCaminho } = useSessao();
  useToques('conta', !aCaminho);
  return papel === 'convidado' ? (
    <BotaoIcone rotulo="Entrar na sua conta" data-toque="conta" onClick={onFazerLogin}>
      <UserRound aria-hidden />
    </BotaoIcone>
  ) : (
    <Link to={CAMINHOS_DO_VISITANTE.perfil} className={estilos.perfil} data-toque="conta">
      <UserRound aria-hidden />
      <span className="so-leitor">Meu perfil: </span>
      <span className={estilos.nome}>{usuario}</span>
    </Link>
  );
};

interface Props {
  pagina: Pagina | null;
  menuAberto: boolean;
  onAbrirMenu: () => void;
  onPrepararMenu: () => void;
  onFazerLogin: () => void;
  onBuscar: () => void;
  onPrepararBusca: () => void;
}

export const Cabecalho = ({
  pagina,
  menuAberto,
  onAbrirMenu,
  onPrepararMenu,
  onFazerLogin,
  onBuscar,
  onPrepararBusca,
}: Props) => (
  <header className={estilos.cabecalho}>
    <BotaoIcone
      rotulo="Abrir menu"
      className={estilos.menu}
      data-toque="menu"
      aria-haspopup="dialog"
      aria-expanded={menuAberto}
      onPointerDown={onPrepararMenu}
      onClick={onAbrirMenu}
    >
      <Menu aria-hidden />
    </BotaoIcone>
    <Link to={hrefPagina('home')} className={estilos.marca}>
      <Marca className={estilos.sinal} />
      <span>{NOME_DO_PORTAL}</span>
    </Link>
    <Navegacao pagina={pagina} />
    <div className={estilos.conta}>
      <BotaoIcone
        rotulo="Buscar no portal"
        data-toque="busca"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K"
        onPointerDown={onPrepararBusca}
        onClick={onBuscar}
      >
        <Search aria-hidden />
      </BotaoIcone>
      <BotaoTema />
      <BotaoDaConta onFazerLogin={onFazerLogin} />
    </div>
  </header>
);
