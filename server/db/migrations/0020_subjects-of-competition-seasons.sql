-- A subject looked like the tag of a competition, whose id is another one.
UPDATE "journal" SET "subject" = 'competition-season:' || split_part("subject", ':', 2) WHERE "subject" LIKE 'competition:%';
