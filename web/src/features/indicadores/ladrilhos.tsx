import { useQuery } from '@tanstack/react-query';
import type { Indicadores } from '@portal/contracts/monitoramento/indicadores';
import { Megaphone, TrendingUp, Users, type LucideIcon } from 'lucide-react';
import { emNumero } from '../../lib/por-extenso';
import { Cartao } from '../../ui/cartao';
import estilos from './indicadores.module.css';
import { variacao } from './numeros';
import { bannersNoArQuery } from './queries';

interface LadrilhoProps {
  Icone: LucideIcon;
  nome: string;
  valor: string;
  detalhe?: string | null;
}

const Ladrilho = ({ Icone, nome, valor, detalhe }: LadrilhoProps) => (
  <Cartao className={estilos.ladrilho}>
    <Icone className={estilos.icone} aria-hidden />
    <dt>{nome}</dt>
    <dd className={`numeros ${estilos.valor}`}>{valor}</dd>
    {detalhe && <dd className={estilos.detalhe}>{detalhe}</dd>}
  </Cartao>
);

/** The three figures one looks at first (visual 2.10). */
export const Ladrilhos = ({ usuariosOnline, acessosMensais }: Indicadores) => {
  const noAr = useQuery(bannersNoArQuery);
  const atual = acessosMensais.at(-1)?.total_acessos ?? 0;
  return (
    <dl className={estilos.ladrilhos}>
      <Ladrilho
        Icone={Users}
        nome="Online agora"
        valor={emNumero(usuariosOnline)}
        detalhe="vistos nos últimos 2 minutos"
      />
      <Ladrilho
        Icone={TrendingUp}
        nome="Acessos no mês"
        valor={emNumero(atual)}
        detalhe={variacao(acessosMensais)}
      />
      <Ladrilho
        Icone={Megaphone}
        nome="Anúncios ativos"
        valor={noAr.data === undefined ? '…' : emNumero(noAr.data)}
        detalhe="banners no ar"
      />
    </dl>
  );
};
