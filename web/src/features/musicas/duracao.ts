/** A length as people read it: `3:05`, `1:02:03`. */
export const duracaoEscrita = (segundos: number): string => {
  const [horas, minutos, resto] = [
    Math.floor(segundos / 3600),
    Math.floor((segundos % 3600) / 60),
    String(segundos % 60).padStart(2, '0'),
  ];
  return horas > 0
    ? `${horas}:${String(minutos).padStart(2, '0')}:${resto}`
    : `${minutos}:${resto}`;
};
