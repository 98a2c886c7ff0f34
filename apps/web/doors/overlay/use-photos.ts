// The photos of who plays, fetched with the key of the overlay: an image cannot carry one by itself.
import { useEffect, useState } from 'react';

const none: ReadonlyMap<string, string> = new Map();

const fetched = async (person: string, key: string): Promise<string | null> => {
  const path = `/api/people/${encodeURIComponent(person)}/photo`;
  const answer = await fetch(path, { headers: { authorization: `Bearer ${key}` } }).catch(() => null);
  return answer?.ok ? URL.createObjectURL(await answer.blob()) : null;
};

/** By person; whoever has none is not there. */
export const usePhotos = (people: readonly string[], key: string): ReadonlyMap<string, string> => {
  const [photos, setPhotos] = useState(none);
  const asked = JSON.stringify(people);
  useEffect(() => {
    const made: string[] = [];
    let isGone = false;
    const take = async (person: string): Promise<void> => {
      const photo = await fetched(person, key);
      if (photo === null) return;
      made.push(photo);
      if (isGone) URL.revokeObjectURL(photo);
      else setPhotos((before) => new Map(before).set(person, photo));
    };
    setPhotos(none);
    for (const person of JSON.parse(asked) as readonly string[]) void take(person);
    return () => {
      isGone = true;
      for (const photo of made) URL.revokeObjectURL(photo);
    };
  }, [asked, key]);
  return photos;
};
