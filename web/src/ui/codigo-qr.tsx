import { encode } from 'uqr';

/** Each dark module as a unit square of one path. */
const desenhar = (codigo: string): { lado: number; desenho: string } => {
  const { size, data } = encode(codigo, { ecc: 'M', border: 4 });
  const desenho = data
    .flatMap((linha, y) => linha.map((escuro, x) => (escuro ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { lado: size, desenho };
};

/** A QR code, dark on white in both schemes: cameras do not read the other way round. */
export const CodigoQr = ({ codigo, rotulo }: { codigo: string; rotulo: string }) => {
  const { lado, desenho } = desenhar(codigo);
  return (
    <svg
      role="img"
      aria-label={rotulo}
      viewBox={`0 0 ${lado} ${lado}`}
      width="240"
      height="240"
      shapeRendering="crispEdges"
    >
      <rect width={lado} height={lado} fill="#fff" />
      <path d={desenho} fill="#000" />
    </svg>
  );
};
