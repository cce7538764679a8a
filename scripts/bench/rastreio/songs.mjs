/** Ids of every song a portal plays. */
export const songIds = async (url) => {
  const answer = await fetch(`${url}/api/musicas/all`);
  const songs = /** @type {{ id: string }[]} */ (await answer.json());
  return songs.map(({ id }) => id);
};
