import { Link } from 'react-router-dom';
import type { ItemMenu } from './itens';

interface Props {
  item: ItemMenu;
  className: string | undefined;
  onEscolher: () => void;
  onFazerLogin: () => void;
}

export const ItemDoMenu = ({ item, className, onEscolher, onFazerLogin }: Props) => {
  switch (item.tipo) {
    case 'pagina':
      return (
        <Link to={item.href} className={className} onClick={onEscolher}>
          {item.rotulo}
        </Link>
      );
    case 'saida':
      return (
        <a href={item.href} className={className} onClick={onEscolher}>
          {item.rotulo}
        </a>
      );
    case 'login':
      return (
        <button type="button" className={className} onClick={onFazerLogin}>
          {item.rotulo}
        </button>
      );
  }
};
