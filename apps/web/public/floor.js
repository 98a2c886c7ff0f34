// Lacked below the floor.
if (!('isWellFormed' in String.prototype)) document.write('<script src="/too-old.js"><\/script>');
