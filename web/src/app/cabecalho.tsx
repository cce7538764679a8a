import { Menu, UserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { NOME_DO_PORTAL } from '@portal/contracts/portal/nome';
import { hrefPagina, type Pagina } from '../lib/enderecos';
import type { Papel } from '../session/use-sessao';
import { BotaoIcone } from '../ui/botao-icone';
import { Marca } from '../ui/marca';
import { BotaoTema } from './botao-tema';
import estilos from './cabecalho.module.css';
import { Navegacao } from './navegacao';

interface Props {
  pagina: Pagina | null;
  papel: Papel;
  usuario: string | undefined;
  menuAberto: boolean;
  onAbrirMenu: () => void;
  onPrepararMenu: () => void;
  onFazerLogin: () => void;
}

export const Cabecalho = ({
  pagina,
  papel,
  usuario,
  menuAberto,
  onAbrirMenu,
  onPrepararMenu,
  onFazerLogin,
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
      <BotaoTema />
      {papel === 'convidado' ? (
        <BotaoIcone rotulo="Entrar na sua conta" data-toque="conta" onClick={onFazerLogin}>
          <UserRound aria-hidden />
        </BotaoIcone>
      ) : (
        <Link to={CAMINHOS.perfil} className={estilos.perfil} data-toque="conta">
          <UserRound aria-hidden />
          <span className="so-leitor">Meu perfil: </span>
          <span className={estilos.nome}>{usuario}</span>
        </Link>
      )}
    </div>
  </header>
);
