import { Link, useLocation } from 'react-router-dom';
import { acabarESair } from '../../session/antes-de-sair';
import { isAqui, type ItemMenu } from './itens';

interface Props {
  item: ItemMenu;
  className: string | undefined;
  onEscolher: () => void;
  onFazerLogin: () => void;
  onSair: () => void;
}

export const ItemDoMenu = ({ item, className, onEscolher, onFazerLogin, onSair }: Props) => {
  const aqui = useLocation();
  const conteudo = (
    <>
      <item.Icone size={20} aria-hidden />
      {item.rotulo}
    </>
  );
  switch (item.tipo) {
    case 'pagina':
      return (
        <Link
          to={item.href}
          className={className}
          aria-current={isAqui(item.href, aqui) ? 'page' : undefined}
          onClick={onEscolher}
        >
          {conteudo}
        </Link>
      );
    case 'saida':
      return (
        <a
          href={item.href}
          className={className}
          onClick={(evento) => {
            evento.preventDefault();
            onEscolher();
            acabarESair(onSair);
          }}
        >
          {conteudo}
        </a>
      );
    case 'login':
      return (
        <button type="button" className={className} onClick={onFazerLogin}>
          {conteudo}
        </button>
      );
  }
};
