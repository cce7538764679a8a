import { Esqueleto } from '../../ui/esqueleto';

interface Props {
  quantos: number;
  className: string | undefined;
}

export const EsqueletoAnuncios = ({ quantos, className }: Props) => (
  <div className={className}>
    {Array.from({ length: quantos }, (_, i) => (
      <div key={i}>
        <Esqueleto proporcao="12 / 9" />
      </div>
    ))}
  </div>
);
