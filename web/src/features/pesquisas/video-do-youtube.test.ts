import { expect, it } from 'vitest';
import { idDoVideo } from './video-do-youtube';

it.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=10', 'aqz-KE-bpKQ'],
  ['https://youtu.be/aqz-KE-bpKQ?si=x', 'aqz-KE-bpKQ'],
  ['https://m.youtube.com/shorts/aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  [' aqz-KE-bpKQ ', 'aqz-KE-bpKQ'],
  ['', null],
  ['https://exemplo.com/watch?v=aqz-KE-bpKQ', null],
  ['https://youtube.com.exemplo.com/watch?v=aqz-KE-bpKQ', null],
  ['https://www.youtube.com/watch', null],
  ['https://youtu.be/aqz-KE-bpKQ"><script>', null],
  ['javascript:alert(1)', null],
])('%s dá %s', (video, id) => {
  expect(idDoVideo(video)).toBe(id);
});
