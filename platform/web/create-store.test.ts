import { expect, test } from 'vitest';
import { createStore } from './create-store.ts';

const open = () => createStore((_before: string, next: string) => next, 'nobody');

test('a change is told to those who listen, the same state again is not', () => {
  const store = open();
  let told = 0;
  const stop = store.subscribe(() => (told += 1));
  store.send('Irina');
  store.send('Irina');
  stop();
  store.send('nobody');
  expect([store.get(), told]).toEqual(['nobody', 1]);
});

test('a part of the page taken over late finds what its HTML was made with, whatever came since', () => {
  const store = open();
  store.send('Irina');
  store.subscribe(() => {});
  store.send('Irina of Tomsk');
  expect([store.get(), store.served()]).toEqual(['Irina of Tomsk', 'Irina']);
});
