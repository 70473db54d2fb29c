CREATE TABLE "pitches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pitches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"name_latin" text,
	"address" text,
	"latitude" numeric(8, 6),
	"longitude" numeric(9, 6),
	"hours" jsonb,
	"fee" text,
	"former_names" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "pitches_name_unique" UNIQUE("name"),
	CONSTRAINT "pitch_on_the_map" CHECK (("pitches"."latitude" is null) = ("pitches"."longitude" is null)),
	CONSTRAINT "pitch_on_the_globe" CHECK ("pitches"."latitude" between -90 and 90 and "pitches"."longitude" between -180 and 180)
);
--> statement-breakpoint
-- What two spellings of a pitch have in common: case, spaces and marks say nothing, and Latin letters stand for Cyrillic ones that look like them.
CREATE FUNCTION pitch_look("spelling" text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT translate(
		regexp_replace(lower("spelling" COLLATE "und-x-icu"), '[\s"''„“”«»‘’.,()-]+|–', '', 'g'),
		'abcehkmoptxy', 'авсенкмортху')
$$;
--> statement-breakpoint
-- The pitch that a text names, by its name, another spelling or a former name; null if it is a new one.
CREATE FUNCTION known_pitch("spelling" text) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT "name" FROM "pitches" WHERE pitch_look("spelling") IN (
		SELECT pitch_look(known) FROM unnest("name" || "former_names") AS known)
	ORDER BY "name" = "spelling" DESC, "id" LIMIT 1
$$;
--> statement-breakpoint
-- Whoever writes a match (office, ledger, import, an older node beside this one) names its pitch by a text.
CREATE FUNCTION name_pitch() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	known text;
BEGIN
	NEW."venue" := nullif(btrim(NEW."venue"), '');
	IF NEW."venue" IS NULL OR EXISTS (SELECT FROM "pitches" WHERE "name" = NEW."venue") THEN
		RETURN NEW;
	END IF;
	known := known_pitch(NEW."venue");
	IF known IS NULL THEN
		INSERT INTO "pitches" ("name", "name_latin", "address", "latitude", "longitude")
		SELECT new_pitch, "name_latin", "address", "latitude", "longitude"
		FROM (SELECT NEW."venue" AS new_pitch) AS typed LEFT JOIN "places" ON "name" = new_pitch
		ON CONFLICT ("name") DO NOTHING;
	ELSE
		NEW."venue" := known;
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
-- Of several spellings the one that most matches have.
INSERT INTO "pitches" ("name", "name_latin", "address", "latitude", "longitude")
SELECT spelling."name", place."name_latin", place."address", place."latitude", place."longitude" FROM (
	SELECT DISTINCT ON (pitch_look("name")) "name" FROM (
		SELECT btrim("venue") AS "name", count(*) AS used FROM "matches" WHERE btrim("venue") <> '' GROUP BY 1
		UNION ALL
		SELECT "name", 0 FROM "places" WHERE "address" IS NOT NULL OR "latitude" IS NOT NULL
	) AS used ORDER BY pitch_look("name"), used DESC, "name"
) AS spelling LEFT JOIN LATERAL (
	SELECT * FROM "places" WHERE pitch_look("places"."name") = pitch_look(spelling."name")
	ORDER BY "address" IS NULL AND "latitude" IS NULL, "places"."name" = spelling."name" DESC LIMIT 1
) AS place ON true ORDER BY spelling."name";
--> statement-breakpoint
UPDATE "matches" SET "venue" = known_pitch("venue") WHERE "venue" IS NOT NULL AND "venue" NOT IN (SELECT "name" FROM "pitches");
--> statement-breakpoint
UPDATE "matches" SET "venue" = NULL WHERE btrim("venue") = '';
--> statement-breakpoint
CREATE TRIGGER match_names_pitch BEFORE INSERT OR UPDATE OF "venue" ON "matches" FOR EACH ROW EXECUTE FUNCTION name_pitch();
--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_venue_pitches_name_fk" FOREIGN KEY ("venue") REFERENCES "public"."pitches"("name") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "matches_on_pitch" ON "matches" USING btree ("venue","start_time");